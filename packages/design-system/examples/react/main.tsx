import '@kayal/design-system/styles.css';
import { createRoot } from 'react-dom/client';
import { ComponentsPage } from './ComponentsPage.tsx';

const page = document.querySelector('#app');
if (page === null) throw new Error('The page has no #app.');
createRoot(page).render(<ComponentsPage />);
