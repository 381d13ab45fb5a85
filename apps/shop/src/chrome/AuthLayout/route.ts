export { AuthLayout as Component } from './AuthLayout.tsx';
