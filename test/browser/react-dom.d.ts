/** The little of React's DOM that the tests use; its own types are a package of their own. */
declare module 'react-dom/client' {
  export function createRoot(place: Element): { render(node: import('react').ReactNode): void };
}

declare module 'react-dom/server' {
  export function renderToString(node: import('react').ReactNode): string;
}
