import type { NombreDeLista } from '@malla/domain/listas/listas.ts'
import type { ListaEnExcel } from './lista.ts'
import { listasAcademicas } from './listas.academico.ts'
import { listasDeInstalacion } from './listas.instalacion.ts'
import { listasDeSilabos } from './listas.silabos.ts'

/** Every list of the product as it goes into a workbook. */
export const enExcel: Readonly<Record<NombreDeLista, ListaEnExcel>> = {
  ...listasAcademicas,
  ...listasDeSilabos,
  ...listasDeInstalacion,
}
