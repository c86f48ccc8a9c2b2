/** Whether a suspended card must be cast when its last counter is gone (702.62a). */
import { variantOn, type Variant } from '../../concepts/variant.ts';

export const suspendVariants: readonly Variant<'may' | 'must'>[] = [
  {
    from: '2024-02-02',
    concept: 'keyword.suspend',
    sentence: 'Its owner may cast a suspended card when the last time counter is gone, or leave it in exile.',
    value: 'may',
  },
  {
    from: '',
    until: '2024-02-02',
    concept: 'keyword.suspend',
    sentence: 'A suspended card must be cast when the last time counter is gone, if it can be.',
    value: 'must',
  },
];

export const suspendOn = (day: string): 'may' | 'must' => variantOn(suspendVariants, day);
