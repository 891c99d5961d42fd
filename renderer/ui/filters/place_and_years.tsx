import { NumberInput } from '@mantine/core';
import { texts } from '../../texts.ts';
import { Chip } from './chip.tsx';
import { TypedField } from './typed_field.tsx';

/** What the two filters set; a field that is given as undefined is taken away. */
type Change = { readonly place?: string | undefined } | { readonly years?: number | undefined };

/** Where people live, and for how long they have worked at least: two filters of every list of people. */
export function PlaceAndYears(props: {
  place: string | undefined;
  years: number | undefined;
  /** The most years that can be asked for. */
  most: number;
  onChange: (change: Change) => void;
}) {
  const { place, years, onChange } = props;
  return (
    <>
      <Chip label={texts.filters.place} value={place ?? null} onClear={() => onChange({ place: undefined })}>
        <TypedField
          value={place ?? ''}
          label={texts.filters.placeLabel}
          onChange={(to) => onChange({ place: to })}
        />
      </Chip>
      <Chip
        label={texts.filters.years}
        value={years === undefined ? null : texts.filters.atLeast(years)}
        onClear={() => onChange({ years: undefined })}
      >
        <NumberInput
          label={texts.filters.yearsLabel}
          value={years ?? ''}
          min={1}
          max={props.most}
          clampBehavior="strict"
          allowDecimal={false}
          onChange={(to) => onChange({ years: typeof to === 'number' && to > 0 ? to : undefined })}
          data-autofocus
        />
      </Chip>
    </>
  );
}
