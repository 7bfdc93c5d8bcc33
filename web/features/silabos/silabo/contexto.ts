import type { Presente } from '@malla/contracts/presencias.ts'
import type { Observacion } from '@malla/contracts/revisiones.ts'
import type { SilaboAbierto } from '@malla/contracts/silabos.ts'
import type { MedidaDeSilabo } from '@malla/domain/silabos/completo.ts'
import type { ContenidoDeSilabo } from '@malla/domain/silabos/contenido.ts'
import type { EstructuraDeSilabo } from '@malla/domain/silabos/estructura.ts'
import type { Almacen } from '../editor/almacen.ts'
import type { EstadoDeAlmacen } from '../editor/estadoDeAlmacen.ts'

/** A syllabus on the screen: as the server opened it, as it is written here, and what its rule says of that. */
export interface SilaboEnPantalla {
  abierto: SilaboAbierto
  estructura: EstructuraDeSilabo
  contenido: ContenidoDeSilabo
  medida: MedidaDeSilabo
  almacen: Almacen
  estado: EstadoDeAlmacen
  /** Why nothing can be written in it, or null. */
  whyNot: string | null
  observaciones: readonly Observacion[]
  otros: readonly Presente[]
  /** A letter was typed, in this key. */
  editar(clave: string, valor: unknown): void
}
