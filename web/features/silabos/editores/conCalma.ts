import type { ClaveDeCarta, ClaveDeSilabo } from '@malla/domain/silabos/contenido.ts'
import { memo } from 'react'
import type { EditorProps } from './editor.ts'

/* An editor is drawn anew when something that it shows changed, and not for each letter that is typed in another section. */

type Props = EditorProps<ClaveDeSilabo | ClaveDeCarta>

const huella = ({ abierto, faltas }: Props): string =>
  JSON.stringify([
    faltas.map(f => [f.donde, f.texto]),
    abierto.estructura.columnas,
    abierto.estructura.unidad,
    abierto.estructura.semanas,
    abierto.competencias,
    (abierto.silabo.silabo.unidadesaprendizaje ?? []).map(u => [u.id, u.nombre]),
  ])

/** Whether two drawings of an editor would be the same. */
const mismoDibujo = (antes: Props, ahora: Props): boolean =>
  antes.valor === ahora.valor &&
  antes.whyNot === ahora.whyNot &&
  antes.clave === ahora.clave &&
  antes.abierto.curso === ahora.abierto.curso &&
  antes.abierto.carta === ahora.abierto.carta &&
  huella(antes) === huella(ahora)

/** The editor, drawn only when it would look otherwise. What `onCambio` leads to must stay the same while it lives. */
export const conCalma = <E extends (props: never) => React.ReactNode>(Editor: E): E =>
  memo(Editor as never, mismoDibujo as never) as unknown as E
