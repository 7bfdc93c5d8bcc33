import type { PantallaProps } from '../textos/pantallas.ts'
import { ListaSeccion } from './ListaSeccion.tsx'
import { listas } from './listas.ts'

export const LineasSeccion = (props: PantallaProps) => (
  <ListaSeccion {...props} lista={listas.lineasInvestigaciones} />
)
export const PerfilIngresoSeccion = (props: PantallaProps) => (
  <ListaSeccion {...props} lista={listas.perfilIngresos} />
)
export const ActividadesSeccion = (props: PantallaProps) => (
  <ListaSeccion {...props} lista={listas.actividadesExtraCurriculares} />
)
export const EvaluacionSeccion = (props: PantallaProps) => (
  <ListaSeccion {...props} lista={listas.criteriosEvaluaciones} />
)
export const GraduacionSeccion = (props: PantallaProps) => (
  <ListaSeccion {...props} lista={listas.criteriosGraduaciones} />
)
export const TitulacionSeccion = (props: PantallaProps) => (
  <ListaSeccion {...props} lista={listas.criteriosTitulaciones} />
)
