import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

/** Ten shades around the accent of tokens.css, which stays the one source of colours seen on screen. */
const green: MantineColorsTuple = [
  '#e8f5f1',
  '#d3e9e2',
  '#a8d3c7',
  '#79bcaa',
  '#53a992',
  '#3b9d83',
  '#2b8a72',
  '#0b6b5d',
  '#08574c',
  '#05443b',
];

/** Warm greys, so that the tracks and borders Mantine draws by itself belong to the same paper. */
const gray: MantineColorsTuple = [
  '#f7f5f0',
  '#efece4',
  '#e8e4da',
  '#dcd8cc',
  '#cbc7ba',
  '#aeaa9d',
  '#8d8a80',
  '#67655e',
  '#44433d',
  '#262520',
];
const dark: MantineColorsTuple = [
  '#eae8e0',
  '#c9c7bd',
  '#b3b1a6',
  '#8d8b81',
  '#55574e',
  '#383a33',
  '#1c1e1a',
  '#191b17',
  '#151613',
  '#0f100d',
];

/** Mantine's own variables, pointed at our tokens: its parts then follow both schemes without a word. */
export const cssVariables: CSSVariablesResolver = () => {
  const tokens = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--mute)',
    '--mantine-color-placeholder': 'var(--mute)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-default': 'var(--paper)',
    '--mantine-color-default-hover': 'var(--soft)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line-strong)',
    // nothing to press: filled, it would look pressed
    '--mantine-color-disabled': 'transparent',
    '--mantine-color-disabled-color': 'var(--faint)',
    '--mantine-color-disabled-border': 'var(--line)',
    '--mantine-primary-color-filled': 'var(--fill)',
    '--mantine-primary-color-filled-hover': 'var(--accent-deep)',
    '--mantine-primary-color-contrast': 'var(--accent-ink)',
    '--mantine-color-green-filled': 'var(--accent)',
    '--mantine-color-green-filled-hover': 'var(--accent-deep)',
    '--mantine-color-green-light': 'var(--select)',
    '--mantine-color-green-light-color': 'var(--accent)',
    '--mantine-color-green-outline': 'var(--accent)',
    '--mantine-color-green-text': 'var(--accent)',
    '--mantine-color-anchor': 'var(--accent)',
  };
  return { variables: {}, light: tokens, dark: tokens };
};

/** Filled parts carry ink that reads in both schemes; quiet grey actions stay quiet. */
const variants: VariantColorsResolver = (input) => {
  const standard = defaultVariantColorsResolver(input);
  if (input.variant === 'filled' && (input.color === undefined || input.color === 'green')) {
    return {
      ...standard,
      color: 'var(--accent-ink)',
      background: 'var(--fill)',
      hover: 'light-dark(var(--accent-deep), var(--accent))',
    };
  }
  if (input.variant === 'subtle' && input.color === 'gray') {
    return { ...standard, color: 'var(--mute)', hover: 'var(--soft)', hoverColor: 'var(--ink)' };
  }
  return standard;
};

export const theme = createTheme({
  variantColorResolver: variants,
  primaryColor: 'green',
  primaryShade: 7,
  white: '#fffefb',
  black: '#1d1d1b',
  colors: { green, gray, dark },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--sans)', fontWeight: '650' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '21px' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.45', lg: '1.4', xl: '1.25' },
  spacing: { xs: '6px', sm: '8px', md: '12px', lg: '16px', xl: '22px' },
  radius: { xs: '4px', sm: '6px', md: '7px', lg: '10px', xl: '14px' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'sm', fw: 550 } },
    TextInput: { defaultProps: { size: 'sm' } },
    Select: { defaultProps: { size: 'sm', checkIconPosition: 'right' } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
    // its first item takes the focus by itself; an element for it inside of a menu is none that a menu may have
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Modal: {
      defaultProps: {
        padding: 22,
        centered: true,
        overlayProps: { backgroundOpacity: 0.35 },
      },
    },
  },
});
