import type { ComponentType } from 'react';
import { CategoriesField } from '../fields/CategoriesField.tsx';
import { CategoryChoicesField, CategoryField, ChoiceField, TaxClassField } from './ChoiceFields.tsx';
import { CompanyCodeField } from '../fields/CompanyCodeField.tsx';
import { LinkField } from '../fields/LinkField.tsx';
import { LocaleField } from '../fields/LocaleField.tsx';
import { LogoField } from '../fields/LogoField.tsx';
import { HeroPictureField, TilePictureField } from '../fields/PictureFields.tsx';
import { MailsField } from '../fields/MailsField.tsx';
import { PagesField } from '../fields/PagesField.tsx';
import { PriceStepsField } from '../fields/PriceStepsField.tsx';
import { ShelfSourceField } from '../fields/ShelfSourceField.tsx';
import { TimeZoneField } from '../fields/TimeZoneField.tsx';
import type { SettingFieldProps } from './field-schema.ts';

/** Fields that are more than a text, a number or a list, by the `x-field` of their schema. */
export const ownFields: Readonly<Record<string, ComponentType<SettingFieldProps>>> = {
  categories: CategoriesField,
  category: CategoryField,
  categoryChoices: CategoryChoicesField,
  choice: ChoiceField,
  companyCode: CompanyCodeField,
  link: LinkField,
  locale: LocaleField,
  logo: LogoField,
  mails: MailsField,
  pages: PagesField,
  picture: HeroPictureField,
  priceSteps: PriceStepsField,
  shelfSource: ShelfSourceField,
  taxClass: TaxClassField,
  tilePicture: TilePictureField,
  timeZone: TimeZoneField,
};
