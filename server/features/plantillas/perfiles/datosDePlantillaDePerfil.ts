import type { PlantillaConEntradas } from '@malla/contracts/plantillasDePerfil.ts'
import { leerTextoRico } from '@malla/contracts/textoRico/leer.ts'
import type { NodoRico } from '@malla/documents/document.ts'
import type { DatosPlantillaDePerfil } from '@malla/documents/plantillas/pdfPlantillaDePerfil.ts'
import { nombreEn } from '@malla/domain/catalogos/opcion.ts'
import { tiposDeEmpresa } from '@malla/domain/empresas/catalogos.ts'
import { hoyAqui } from '../../../platform/horaLocal.ts'
import type { Perfil } from './perfiles.queries.ts'

/** A template of profiles as it is printed. */
export const datosDePlantillaDePerfil = (
  perfil: Perfil,
  { nombre, tipo, institucion, items }: PlantillaConEntradas,
): DatosPlantillaDePerfil => ({
  perfil,
  nombre,
  para: nombreEn(tiposDeEmpresa, tipo),
  origen: institucion,
  entradas: items.map(e => ({
    nombre: e.nombre ?? null,
    grupo: e.grupo ?? null,
    texto: leerTextoRico(e.descripcion) as NodoRico,
  })),
  emitido: hoyAqui(),
})
