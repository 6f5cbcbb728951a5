import {
  createTheme,
  defaultVariantColorsResolver,
  localStorageColorSchemeManager,
  type CSSVariablesResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core'

const forest: MantineColorsTuple = [
  '#eef5f1',
  '#e4efe9',
  '#c5ddd1',
  '#7cc4a4',
  '#5cab89',
  '#3f9271',
  '#2d7659',
  '#1e5b45',
  '#184a38',
  '#10241b',
]

/** Filled and quiet buttons in the accent, whose contrast colour is another one in the dark. */
const resolveColors: VariantColorsResolver = (input) => {
  if (input.variant === 'filled' && (input.color === undefined || input.color === 'forest')) {
    return {
      background: 'var(--accent)',
      hover: 'var(--accent-hover)',
      color: 'var(--on-accent)',
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'filled' && input.color === 'red')
    return {
      background: 'var(--refuse)',
      hover: 'var(--refuse-hover)',
      color: 'var(--on-refuse)',
      border: '1px solid transparent',
    }
  if (input.variant === 'subtle' && (input.color === undefined || input.color === 'forest')) {
    return {
      background: 'transparent',
      hover: 'var(--soft)',
      color: 'var(--accent)',
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'subtle' && input.color === 'gray')
    return {
      background: 'transparent',
      hover: 'var(--plate)',
      color: 'var(--ink)',
      border: '1px solid transparent',
    }
  return defaultVariantColorsResolver(input)
}

export const theme = createTheme({
  primaryColor: 'forest',
  primaryShade: { light: 7, dark: 3 },
  colors: { forest },
  variantColorResolver: resolveColors,
  fontFamily:
    "'Schibsted Grotesk Variable', 'PingFang SC', 'Noto Sans CJK SC', 'Noto Sans SC', 'Microsoft YaHei', system-ui, sans-serif",
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.3125rem' },
  headings: {
    fontWeight: '660',
    sizes: {
      h1: { fontSize: '1.3125rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.4' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  shadows: {
    xl: '0 12px 40px rgb(0 0 0 / 0.16), 0 2px 8px rgb(0 0 0 / 0.08)',
    md: '0 12px 40px rgb(0 0 0 / 0.16), 0 2px 8px rgb(0 0 0 / 0.08)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  // A word of a state reads the same wherever it stands.
  components: { Badge: { defaultProps: { tt: 'none' } } },
})

const variables = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--plate)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-error': 'var(--refuse)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}
/** The tokens of theme.css, under Mantine's names. */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: variables,
  dark: variables,
})

export const colorSchemes = localStorageColorSchemeManager({ key: 'backoffice-colors' })
