import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { cuantos, numero } from '../formato.ts'

/** What happened to a course or a competency, in words that end as their noun does. */
export const cambiosEn = (o: Palabras['terminacion']) => ({
  igual: 'Sin cambios',
  nuevo: `Nuev${o}`,
  retirado: `Retirad${o}`,
  cambiado: `Cambiad${o}`,
  movido: `Movid${o}`,
  cambiadoYMovido: `Cambiad${o} y movid${o}`,
})

/** The Spanish texts of the comparison of two plans. */
export const palabrasComparadas = {
  titulo: 'Comparación de planes',
  sumas: (cursos: string) => `${cursos}, créditos y horas semanales`,
  antes: 'Antes',
  despues: 'Después',
  diferencia: 'Dif.',
  lugar: 'Lugar',
  creditos: 'Créditos',
  creditosCorto: 'Créd.',
  horas: 'Horas',
  electivos: 'Secciones de electivos',
  total: 'Total',
  generales: 'Datos generales que cambian',
  dato: 'Dato',
  porCurso: (curso: string) => `${curso} por ${curso.toLowerCase()}`,
  codigo: 'Código',
  que: 'Qué cambia',
  detalle: 'Detalle',
  textos: 'Textos',
  seccion: 'Sección',
  palabras: 'Extensión',
  conPalabras: (a: number, b: number) =>
    (a === b ? '' : `${numero(a)} → `) + cuantos(b, 'palabra', 'palabras'),
  textosCambiados: 'Textos',
  competencias: 'Competencias',
  competencia: 'Competencia',
  texto: { igual: 'Sin cambios', nuevo: 'Escrito', retirado: 'Retirado', cambiado: 'Cambiado' },
  sinCambios: (cursos: string) => `No hay diferencias de ${cursos.toLowerCase()} entre los dos planes.`,
  quedanIguales: (cursos: string) => `Además, ${cursos} sin cambios.`,
}
