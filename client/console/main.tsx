import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/jetbrains-mono/wght.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Console } from './app/console.tsx';

const place = document.getElementById('console');
if (place === null) throw new Error('The page has no place for the console.');
createRoot(place).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
