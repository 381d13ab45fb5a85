export { loader } from './ImageUpload.loader.ts';
export { ImageUploadScreen as Component } from './ImageUploadScreen.tsx';
