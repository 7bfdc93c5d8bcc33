import { localStorageColorSchemeManager } from '@mantine/core'

/** Keeps the chosen scheme where public/tema.js reads it before the first picture. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'malla.tema' })
