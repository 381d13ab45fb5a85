/**
 * Loaded before the shop of a journey (`node --import`): its pictures are compressed with the least effort, which takes a
 * fifth of the processor time. No journey depends on their bytes; API tests prove the shop's own effort.
 */
import sharp from 'sharp';

const { avif } = sharp.prototype;
sharp.prototype.avif = function quickly(options) {
  return avif.call(this, { ...options, effort: 0 });
};
