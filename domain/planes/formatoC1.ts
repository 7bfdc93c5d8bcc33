/** Whether the form C1 is asked of institutions of this kind: SUNEDU oversees universities, and neither institutes nor schools. */
export const pideC1 = (tipo: string | undefined): boolean => tipo === 'Universidad'
