import {
  type ActionIconProps,
  type AutocompleteProps,
  type ButtonProps,
  type CheckboxProps,
  type ComboboxChevronProps,
  type CSSVariablesResolver,
  createTheme,
  type DrawerProps,
  defaultVariantColorsResolver,
  type InputWrapperProps,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type MultiSelectProps,
  type NumberInputProps,
  type PaginationProps,
  type SelectProps,
  type TooltipProps,
  type VariantColorsResolver,
} from '@mantine/core'
import { filtrarOpciones } from './filtrarOpciones.ts'

/** The four colours that carry meaning; their tokens change with the scheme (tokens.css). */
const named = ['anil', 'palta', 'maiz', 'rocoto'] as const
type Named = (typeof named)[number]
const isNamed = (color: unknown): color is Named => named.includes(color as Named)

const tuple = (...shades: string[]) => shades as unknown as MantineColorsTuple
/** Mantine wants ten shades of each; only its calculations of contrast read them, the screen shows the tokens. */
const flat = (shade: string) => tuple(...Array<string>(10).fill(shade))

const variantColorResolver: VariantColorsResolver = input => {
  const color = input.color ?? input.theme.primaryColor
  if (!isNamed(color)) return defaultVariantColorsResolver(input)
  const ink = `var(--${color})`
  const soft = `var(--${color}-soft)`
  const border = '1px solid transparent'
  if (input.variant === 'filled')
    return {
      background: ink,
      hover: `var(--${color}-hover, ${ink})`,
      color: `var(--on-${color}, var(--paper))`,
      border,
    }
  if (input.variant === 'light') return { background: soft, hover: soft, color: ink, border }
  if (input.variant === 'outline')
    return { background: 'transparent', hover: soft, color: ink, border: `1px solid ${ink}` }
  if (input.variant === 'subtle' || input.variant === 'transparent')
    return { background: 'transparent', hover: soft, color: ink, border }
  return defaultVariantColorsResolver(input)
}

const ofColor = (color: Named): [string, string][] => [
  [`--mantine-color-${color}-filled`, `var(--${color})`],
  [`--mantine-color-${color}-filled-hover`, `var(--${color}-hover, var(--${color}))`],
  [`--mantine-color-${color}-light`, `var(--${color}-soft)`],
  [`--mantine-color-${color}-light-hover`, `var(--${color}-soft)`],
  [`--mantine-color-${color}-light-color`, `var(--${color})`],
  [`--mantine-color-${color}-outline`, `var(--${color})`],
  [`--mantine-color-${color}-text`, `var(--${color})`],
]

const scheme: Record<string, string> = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--anil)',
  '--mantine-color-error': 'var(--rocoto)',
  '--mantine-color-success': 'var(--palta)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-2)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-contrast': 'var(--on-anil)',
  ...Object.fromEntries(named.flatMap(ofColor)),
}

/** Lets every Mantine component draw with our tokens, light and dark alike. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: scheme,
  dark: scheme,
})

/** Defaults of a component, which is named and not imported: what a page does not use it does not load. */
const conocido = <P>(defaultProps: Partial<P>) => ({ defaultProps })

const NADA_COINCIDE = 'Sin coincidencias'

/** The product in the words of the kit. */
export const theme = createTheme({
  primaryColor: 'anil',
  colors: {
    anil: flat('#3546B0'),
    palta: flat('#2F6F48'),
    maiz: flat('#8F5A08'),
    rocoto: flat('#B83A2B'),
    gray: tuple(
      '#FBFAF7',
      '#F4F2EC',
      '#EDEAE2',
      '#E6E3DA',
      '#D5D1C5',
      '#8D8F98',
      '#676D7C',
      '#4A505F',
      '#2C313E',
      '#1B1F2A',
    ),
    dark: tuple(
      '#ECEDF1',
      '#A9AEBB',
      '#878D9B',
      '#5B6170',
      '#363B47',
      '#282C36',
      '#1B1E26',
      '#14161C',
      '#101217',
      '#0B0D11',
    ),
  },
  variantColorResolver,
  fontFamily: 'var(--font-ui)',
  headings: { fontFamily: 'var(--font-ui)', fontWeight: '600' },
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  lineHeights: { xs: '16px', sm: '20px', md: '20px', lg: '24px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { md: 'var(--shadow)', lg: 'var(--shadow)', xl: 'var(--shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: conocido<InputWrapperProps>({
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
    }),
    Checkbox: conocido<CheckboxProps>({ radius: 'xs' }),
    Pagination: conocido<PaginationProps>({ autoContrast: false, radius: 'sm' }),
    Button: conocido<ButtonProps>({ size: 'sm' }),
    ActionIcon: conocido<ActionIconProps>({ variant: 'subtle', color: 'gray', size: 32 }),
    Tooltip: conocido<TooltipProps>({
      events: { hover: true, focus: true, touch: true },
      openDelay: 300,
      multiline: true,
      maw: 320,
    }),
    Menu: conocido<MenuProps>({
      withInitialFocusPlaceholder: false,
      // In a low window (200 % of a laptop) what does not fit is scrolled to.
      middlewares: {
        flip: true,
        shift: true,
        size: {
          padding: 8,
          apply: ({ availableHeight, elements }) =>
            elements.floating.style.setProperty('--alto-que-hay', `${Math.floor(availableHeight)}px`),
        },
      },
      shadow: 'md',
      transitionProps: { duration: 80 },
    }),
    Modal: conocido<ModalProps>({ transitionProps: { duration: 120, transition: 'fade' } }),
    Drawer: conocido<DrawerProps>({ position: 'right', transitionProps: { duration: 160 } }),
    ComboboxChevron: conocido<ComboboxChevronProps & { 'aria-hidden'?: boolean }>({ 'aria-hidden': true }),
    Select: conocido<SelectProps>({
      checkIconPosition: 'right',
      filter: filtrarOpciones,
      nothingFoundMessage: NADA_COINCIDE,
    }),
    MultiSelect: conocido<MultiSelectProps>({ filter: filtrarOpciones, nothingFoundMessage: NADA_COINCIDE }),
    Autocomplete: conocido<AutocompleteProps>({ filter: filtrarOpciones }),
    NumberInput: conocido<NumberInputProps>({ decimalSeparator: ',', allowedDecimalSeparators: ['.', ','] }),
  },
})
