import type { ImpactoVisto } from '@malla/contracts/impacto.ts'
import { mensajes } from '@malla/contracts/mensajes.ts'
import { CAMPOS_DE_LUGAR } from '@malla/domain/permisos/cursos.ts'
import { api } from '../../app/api.ts'
import { choose } from '../../ui/dialogs.tsx'
import { ListaDeEfectos } from '../impacto/ListaDeEfectos.tsx'
import type { filaDe } from './curso.ts'
import type { Editor } from './editor.ts'
import type { Aviso } from './puertos.ts'

type Fila = ReturnType<typeof filaDe>

const DE_LUGAR = new Set(['id', 'revision', ...CAMPOS_DE_LUGAR])
/** Longer than this nobody's edit waits to be told what it does. */
const MAX_ESPERA_MS = 1500

/** Places are told by the board itself, and what is taken back was told when it was made. */
const isPorVer = (filas: readonly Fila[], texto: string): boolean =>
  !/^(des|re)hacer: /.test(texto) && filas.some(f => Object.keys(f).some(campo => !DE_LUGAR.has(campo)))

/** What an edit does to other things, asked for just before it is saved; null where it is nothing, or not known in time. */
export async function loQueAfecta(filas: readonly Fila[], texto: string): Promise<ImpactoVisto | null> {
  const cambios = filas.flatMap(({ revision: _revision, id, ...campos }) =>
    id === undefined ? [] : { ...campos, id },
  )
  if (cambios.length === 0 || !isPorVer(filas, texto)) return null
  try {
    const { data } = await api(
      'impactos.ver',
      { cosa: 'asignatura', que: 'cambiar', id: cambios[0]!.id, cambios },
      { signal: AbortSignal.timeout(MAX_ESPERA_MS) },
    )
    return data.resumen ? data : null
  } catch {
    // The save says what is wrong, if anything is.
    return null
  }
}

/** One line about an edit that is saved already, with its undo and the details. */
export const avisoDe = (visto: ImpactoVisto, editor: Pick<Editor, 'deshacer' | 'avisar'>): Aviso => ({
  texto: `Afecta a: ${visto.resumen}.`,
  accion: { nombre: 'Deshacer', hacer: () => void editor.deshacer() },
  mas: {
    nombre: 'Ver qué cambia',
    hacer: () =>
      void choose({
        title: visto.titulo,
        text: <ListaDeEfectos efectos={visto.efectos} />,
        choices: [{ value: null, label: mensajes.alertas.ok, kind: 'main' }],
        dismiss: null,
      }),
  },
  pasajero: true,
})
