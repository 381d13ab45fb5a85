import { describe, expect, it } from 'vitest';
import { addFiles, sentFiles, totalError, uploadProgress, type ChosenFile } from './chosen-files.ts';

const file = (name: string, size = 10): File => new File([new Uint8Array(size)], name, { lastModified: 1 });
const names = (chosen: readonly ChosenFile[]) => chosen.map((each) => each.file.name);
/** A file that says how large it is, without so many bytes. */
const heavy = (name: string, size: number): File => Object.defineProperty(file(name), 'size', { value: size });
const megabyte = 1024 * 1024;

describe('chosen files', () => {
  it('S7.EXT.07 takes pictures and ZIPs, and says why another file is not sent', () => {
    const { chosen, error } = addFiles(
      [],
      [file('1_RED.JPG'), file('2_red.webp'), file('shoot.zip'), file('notes.txt'), file('3_RED.png', 0)],
    );
    expect(error).toBeUndefined();
    expect(sentFiles(chosen).map(({ name }) => name)).toEqual(['1_RED.JPG', '2_red.webp', 'shoot.zip']);
    expect(chosen.map(({ problem }) => problem?.slice(0, 9) ?? null)).toEqual([
      null,
      null,
      null,
      'Not a JPE',
      'The file ',
    ]);
  });

  it('S7.EXT.07 takes 12 MB a picture, more of a ZIP, and 600 MB together', () => {
    const limit = heavy('1_RED.jpg', 12 * megabyte);
    const above = heavy('2_RED.jpg', 12 * megabyte + 1);
    const zip = heavy('a.zip', 588 * megabyte);
    const { chosen } = addFiles([], [limit, above, zip]);
    expect(sentFiles(chosen)).toEqual([limit, zip]);
    expect(totalError(chosen)).toBeUndefined();
    expect(totalError(addFiles(chosen, [file('3_RED.jpg')]).chosen)).toContain('one upload takes 600 MB');
  });

  it('S7.EXT.07 takes 200 files at most and says how many wait', () => {
    const many = Array.from({ length: 203 }, (_, index) => file(`${index}_RED.jpg`));
    const { chosen, error } = addFiles([], many);
    expect([chosen.length, error]).toEqual([200, 'One upload takes 200 files. 3 more wait: upload them after these.']);
  });

  it('a file that is chosen twice is listed once', () => {
    const { chosen } = addFiles([], [file('1_RED.jpg')]);
    expect(names(addFiles(chosen, [file('1_RED.jpg'), file('2_RED.jpg')]).chosen)).toEqual(['1_RED.jpg', '2_RED.jpg']);
  });

  it('says how far each file is from how many bytes of all have gone out', () => {
    const { chosen } = addFiles([], [file('1_RED.jpg', 100), file('notes.txt'), file('2_RED.jpg', 300)]);
    const at = (percent: number | null) =>
      uploadProgress(chosen, percent).map(({ state, percent: done }) => [state, done ?? null]);
    expect(at(null)).toEqual([
      ['waiting', null],
      ['failed', null],
      ['waiting', null],
    ]);
    expect(at(10)).toEqual([
      ['working', 40],
      ['failed', null],
      ['waiting', null],
    ]);
    expect(at(50)).toEqual([
      ['waiting', null],
      ['failed', null],
      ['working', 33],
    ]);
    expect(uploadProgress(chosen, 50)[0]?.detail).toContain('Sent.');
  });
});
