import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '../../content/Icon/Icon.tsx';
import * as css from './Accordion.css.ts';

/** One section. */
export interface AccordionItem {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  readonly items: readonly AccordionItem[];
  /** Ids of the sections open at first. */
  readonly initiallyOpen?: readonly string[] | undefined;
}

/** Sections that open and close independently. */
export function Accordion({ items, initiallyOpen = [] }: AccordionProps) {
  return (
    <RadixAccordion.Root type="multiple" defaultValue={[...initiallyOpen]}>
      {items.map((section) => (
        <RadixAccordion.Item key={section.id} value={section.id} className={css.item}>
          <RadixAccordion.Header>
            <RadixAccordion.Trigger className={css.trigger}>
              {section.title}
              <Icon name="chevronDown" size={20} className={css.sign} />
            </RadixAccordion.Trigger>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={css.content}>{section.content}</RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
