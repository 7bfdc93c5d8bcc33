import type { AvisoDeMatriz } from '@malla/domain/competencias/avisos.ts'
import { letraDeNivel } from '@malla/domain/competencias/niveles.ts'

/** Letters of the overlaps of a competency: «L», «IL». */
export const repetidasDe = (avisos: readonly AvisoDeMatriz[] | undefined): string =>
  (avisos ?? [])
    .filter(a => a.tipo === 'solape')
    .map(a => (a.palabra.endsWith('logran') ? letraDeNivel.logra : letraDeNivel.introduce))
    .join('')
