/** Days that a deleted plan can be brought back; afterwards it is gone for good. */
export const DIAS_EN_PAPELERA = 30
