import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { proxy } from '../vite-proxy.ts';

export default defineConfig({ root: import.meta.dirname, plugins: [react()], server: { proxy } });
