import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { segun } from '@malla/domain/texto/numero.ts'
import { warn } from '../../ui/dialogs.tsx'
import type { Cambios, Clave } from './celdas.ts'
import type { Editor } from './editor.ts'

/** What can be done with the cells of a matrix; where nothing may be changed each says why. */
export interface Llenar {
  mapa: ReadonlyMap<Clave, Nivel>
  whyNot: string | null
  escribir: (cambios: Cambios) => void
  pegar: (pegado: { cambios: Cambios; rechazadas: number }) => void
  deshacer: () => void
  rehacer: () => void
}

/** The same over an editor. */
export function llenarCon(editor: Editor, mapa: Llenar['mapa'], whyNot: string | null): Llenar {
  const si = (hacer: () => void): void => {
    if (whyNot) void warn([whyNot])
    else hacer()
  }
  return {
    mapa,
    whyNot,
    escribir: cambios => si(() => void editor.escribir(cambios)),
    pegar: ({ cambios, rechazadas }) =>
      si(() => {
        editor.escribir(cambios)
        if (rechazadas > 0)
          void warn([
            `${segun(rechazadas, 'Una celda no se pegó', '# celdas no se pegaron')}: solo se escribe I, D o L, dentro de la matriz.`,
          ])
      }),
    deshacer: () => si(() => void editor.deshacer()),
    rehacer: () => si(() => void editor.rehacer()),
  }
}
