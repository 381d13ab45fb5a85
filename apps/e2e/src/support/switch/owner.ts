import type { Locator, Page } from '@playwright/test';
import { expect } from '../quiet-page.ts';
import type { ChosenFile } from '../picture-files.ts';

/** Time of one act with reading what it shows, s: more than a practised person needs. */
const secondsOfAct = 12;

/** An owner at her laptop, whose acts are counted: pages opened, buttons pressed, fields filled, files chosen. */
export class Owner {
  readonly page: Page;
  #acts = 0;

  constructor(page: Page) {
    this.page = page;
  }

  /** Minutes that her acts take. */
  get minutes(): number {
    return (this.#acts * secondsOfAct) / 60;
  }

  /** Opens an address of the shop. */
  async open(address: string): Promise<void> {
    this.#acts += 1;
    await this.page.goto(address);
  }

  async press(target: Locator): Promise<void> {
    this.#acts += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.#acts += 1;
    await field.fill(text);
  }

  async choose(field: Locator, label: string): Promise<void> {
    this.#acts += 1;
    await field.selectOption({ label });
  }

  async upload(field: Locator, file: ChosenFile): Promise<void> {
    this.#acts += 1;
    await field.setInputFiles(file);
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Presses a button of a form once the page's script runs. */
  async submit(name: string): Promise<void> {
    await expect(this.button(name)).toHaveAttribute('type', 'submit');
    await this.press(this.button(name));
  }
}
