import {
  Alert,
  Badge,
  Button,
  Checkbox,
  Container,
  Dialog,
  Heading,
  Inline,
  ProductCard,
  QuantityStepper,
  Select,
  SizeSelector,
  Stack,
  TextField,
} from '@kayal/design-system';
import { useState } from 'react';
import { ThemeSwitches } from './ThemeSwitches.tsx';

const sizes = [
  { value: 'S', label: 'S', stock: 'in' },
  { value: 'M', label: 'M', stock: 'in' },
  { value: 'L', label: 'L', stock: 'out' },
] as const;
const cities = ['Kochi', 'Mumbai', 'Pune'].map((name) => ({ value: name, label: name }));

function Picture() {
  return (
    <svg viewBox="0 0 4 5" width="100%" aria-hidden="true">
      <rect width="4" height="5" fill="currentColor" opacity="0.2" />
    </svg>
  );
}

function Card() {
  const [isKept, setKept] = useState(false);
  return (
    <div style={{ maxInlineSize: '240px' }}>
      <ProductCard
        name="Coast Polo"
        href="#coast-polo"
        heading="h2"
        picture={<Picture />}
        price={{ price: '₹899', mrp: '₹1,299', saving: '−30%' }}
        heart={{ label: 'Coast Polo in wishlist', pressed: isKept, onToggle: () => setKept(!isKept) }}
      />
    </div>
  );
}

function Form() {
  const [size, setSize] = useState<string>();
  const [count, setCount] = useState(1);
  const [isGift, setGift] = useState(false);
  return (
    <Stack>
      <SizeSelector legend="Size" options={sizes} value={size} onChange={setSize} />
      <QuantityStepper label="Quantity of Coast Polo" value={count} min={1} max={50} onChange={setCount} />
      <TextField label="Name" autoComplete="name" hint="As on the parcel." />
      <TextField label="PIN code" inputMode="numeric" defaultValue="68" error="Six digits, such as 682001." />
      <Select label="City" options={cities} />
      <Checkbox label="It is a gift" checked={isGift} onCheckedChange={(checked) => setGift(checked === true)} />
      <Inline>
        <Button variant="primary">Add to cart</Button>
        <Dialog title="Sizes" trigger={<Button>Size guide</Button>}>
          Measure over a shirt, under the arms.
        </Dialog>
      </Inline>
    </Stack>
  );
}

/** Components of a shop, and switches for what surrounds them. */
export function ComponentsPage() {
  return (
    <Container>
      <Stack gap={24}>
        <Heading level={1}>A page of components</Heading>
        <ThemeSwitches />
        <Alert tone="info">Orders before noon leave today.</Alert>
        <Inline>
          <Badge tone="brand">New</Badge>
          <Badge>Cotton</Badge>
        </Inline>
        <Card />
        <Form />
      </Stack>
    </Container>
  );
}
