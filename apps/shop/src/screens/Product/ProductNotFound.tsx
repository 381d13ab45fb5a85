import { Button, Container, StatePanel, TextField, TextLink } from '@kayal/design-system';
import { Form } from 'react-router-dom';
import { PageMeta } from '../../parts/PageMeta/PageMeta.tsx';
import { paths } from '../../paths.ts';
import * as css from './ProductNotFound.css.ts';

interface ProductNotFoundProps {
  /** The name in the address. Untrusted: it is only used as the search text. */
  readonly name: string;
}

/** No product has this address: offers a search instead. */
export function ProductNotFound({ name }: ProductNotFoundProps) {
  return (
    <Container>
      <PageMeta title="Product not found" hidden />
      <StatePanel
        kind="empty"
        icon="search"
        level={1}
        heading="Product not found"
        text="The link may have been cut short, or we no longer make this. Search for it, or go back to the start."
        actions={
          <Form action={paths.search} role="search" className={css.search}>
            <TextField label="Search products" name="q" type="search" defaultValue={name} enterKeyHint="search" />
            <Button type="submit" icon="search">
              Search
            </Button>
            <TextLink href={paths.home}>Back to home</TextLink>
          </Form>
        }
      />
    </Container>
  );
}
