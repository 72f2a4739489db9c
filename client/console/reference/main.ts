document.getElementById('reference')?.append('The contract is at /openapi.json.');
