import { policyPath } from '@kayal/commerce-core';
import { renderPolicy } from '@kayal/commerce-core/policy-page';
import { Button, Heading, MarkdownEditor, Prose, Select, TextField } from '@kayal/design-system';
import { Fragment, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useMoneyFormat } from '../../../data/use-shop.ts';
import { withEntry, withoutEntry } from '../setting-texts.ts';
import type { EditedSettings } from '../use-settings-form.ts';
import * as css from '../Settings.css.ts';

/** The policy pages as Markdown. */
export function PagesField() {
  const { field } = useController<EditedSettings, 'settings.policies'>({ name: 'settings.policies' });
  const policies = field.value;
  const [at, setAt] = useState(0);
  const page = policies[at];
  const set = (change: Partial<(typeof policies)[number]>) => field.onChange(withEntry(policies, at, change));
  return (
    <>
      <div className={css.pair}>
        <Select
          label="Page"
          value={String(at)}
          options={policies.map(({ title, slug }, index) => ({ value: String(index), label: title || slug }))}
          onChange={(event) => setAt(Number(event.target.value))}
        />
        <div className={css.acts}>
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              field.onChange([...policies, { slug: `page-${policies.length + 1}`, title: 'New page', markdown: '' }]);
              setAt(policies.length);
            }}
          >
            Add a page
          </Button>
          {page === undefined ? null : (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                field.onChange(withoutEntry(policies, at));
                setAt(0);
              }}
            >
              Remove this page
            </Button>
          )}
        </div>
      </div>
      {page === undefined ? null : (
        <>
          <div className={css.pair}>
            <TextField
              label="Title"
              value={page.title}
              maxLength={80}
              onChange={(event) => set({ title: event.target.value })}
            />
            <TextField
              label="Address"
              value={page.slug}
              maxLength={60}
              hint={`Letters, digits and hyphens. Shoppers find the page in the footer, at ${policyPath(page.slug)}.`}
              onChange={(event) => set({ slug: event.target.value.trim() })}
            />
          </div>
          <MarkdownEditor
            label="Text"
            rows={20}
            value={page.markdown}
            maxLength={40_000}
            onValue={(markdown) => set({ markdown })}
            preview={<PagePreview slug={page.slug} />}
          />
        </>
      )}
    </>
  );
}

/** The page as shoppers will see it. */
function PagePreview({ slug }: { readonly slug: string }) {
  const settings = useWatch<EditedSettings, 'settings'>({ name: 'settings' });
  // A currency that is just being typed may not exist.
  const currency = useMoneyFormat();
  const shown = { ...settings, profile: { ...settings.profile, currency } };
  const page = renderPolicy(shown, slug, location.origin, 0);
  if (page === null) return null;
  return (
    <>
      <Prose dangerouslySetInnerHTML={{ __html: page.intro }} />
      {page.sections.map(({ id, title, html }) => (
        <Fragment key={id}>
          <Heading level={3} size="small">
            {title}
          </Heading>
          <Prose dangerouslySetInnerHTML={{ __html: html }} />
        </Fragment>
      ))}
    </>
  );
}
