import type { CursoEscrito } from '@malla/domain/asignaturas/lexico.ts'
import { createContext, useContext } from 'react'

/** The courses that requisites can name, as they stand in the grid or on the server; set by whoever shows a field for requisites. */
export const CursosEscritos = createContext<readonly CursoEscrito[]>([])
export const useCursosEscritos = (): readonly CursoEscrito[] => useContext(CursosEscritos)
