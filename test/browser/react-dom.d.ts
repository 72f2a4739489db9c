/** The part of React DOM that the tests use; its types would be a separate package. */
declare module 'react-dom/client' {
  export function createRoot(place: Element): { render(node: import('react').ReactNode): void };
}

declare module 'react-dom/server' {
  export function renderToString(node: import('react').ReactNode): string;
}
