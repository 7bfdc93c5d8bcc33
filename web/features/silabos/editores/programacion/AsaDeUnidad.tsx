import type { Unidad } from '@malla/domain/silabos/contenido.ts'
import type { TerminoDeUnidad } from '@malla/domain/silabos/estructura.ts'
import { insertarUnidad, moverUnidad, quitarUnidad, unirUnidades } from '@malla/domain/silabos/semanas.ts'
import { Menu } from '@mantine/core'
import { IconGripVertical } from '@tabler/icons-react'
import { ActionItems } from '../../../../ui/ActionItems.tsx'
import { newKey } from '../../../../ui/newKey.ts'
import { tecla } from '../../../../ui/tecla.ts'
import { tomarFoco } from '../../../../ui/tomarFoco.ts'
import classes from './Asas.module.css'
import type { Acciones } from './acciones.ts'
import { conArticulo, deRotulo, dichoDeUnidad, enMayuscula, palabras, rotulo } from './unidades.ts'

/** The handle of a unit: dragged it moves the unit, touched it offers what can be done with it. */
export function AsaDeUnidad({
  unidades,
  indice,
  termino,
  acciones,
}: {
  unidades: readonly Unidad[]
  indice: number
  termino: TerminoDeUnidad
  acciones: Acciones
}) {
  const { id, semanas } = unidades[indice]!
  const { otra, la } = palabras(termino)
  const nombre = rotulo(indice, termino)
  const isUltima = indice === unidades.length - 1
  const mover = (a: number) =>
    acciones.hacer(`mover ${la} ${termino.singular}`, u => moverUnidad(u, id, a), {
      dicho: dichoDeUnidad(indice, a, termino),
      foco: { id, campo: 'asa' },
    })
  // The menu goes with its unit: who walks with the keys goes on from the one beside it.
  const vecina = unidades[indice + 1] ?? unidades[indice - 1]
  const quitar = (que: 'quitar' | 'pasar') =>
    acciones.hacer(`quitar ${la} ${nombre.toLowerCase()}`, u => quitarUnidad(u, id, que), {
      dicho: `Se quitó ${la} ${nombre.toLowerCase()}${que === 'quitar' && semanas.length > 0 ? ' con sus semanas' : ''}.`,
      foco: vecina && { id: vecina.id, campo: 'asa' },
    })
  return (
    <Menu position="bottom-start" width={280}>
      <Menu.Target>
        <button
          type="button"
          className={classes.asaDeUnidad}
          data-asa="unidad"
          data-id={id}
          data-lugar={`${id}/asa`}
          aria-label={`Acciones ${deRotulo(indice, termino)}`}
          aria-description={`Para ${termino.genero === 'f' ? 'moverla, arrástrela' : 'moverlo, arrástrelo'} o pulse ${tecla('Alt')} con las flechas arriba y abajo.`}
          onClick={tomarFoco}
          onKeyDown={event => {
            const paso = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined
            if (paso === undefined || !unidades[indice + paso]) return
            event.preventDefault()
            event.stopPropagation()
            mover(indice + paso)
          }}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems
          actions={[
            {
              label: 'Subir',
              onClick: () => mover(indice - 1),
              whyNot: indice === 0 ? 'Ya está al principio.' : null,
            },
            {
              label: 'Bajar',
              onClick: () => mover(indice + 1),
              whyNot: isUltima ? 'Ya está al final.' : null,
            },
            {
              label: `Añadir ${otra} debajo`,
              onClick: () => {
                const nueva = newKey()
                acciones.hacer(
                  `añadir ${termino.singular}`,
                  u => insertarUnidad(u, indice + 1, { id: nueva }),
                  { foco: { id: nueva, campo: 'nombre' } },
                )
              },
            },
            {
              label: `Unir con ${la} siguiente`,
              onClick: () =>
                acciones.hacer(
                  `unir ${la} ${termino.singular} con ${la} siguiente`,
                  u => unirUnidades(u, id),
                  {
                    dicho: `${enMayuscula(conArticulo(indice, termino))} y ${la} ${indice + 2} se unieron.`,
                  },
                ),
              whyNot: isUltima ? 'Ya está al final.' : null,
            },
          ]}
        />
        <Menu.Divider />
        <ActionItems
          actions={[
            ...(unidades.length > 1 && semanas.length > 0
              ? [
                  {
                    label:
                      `Quitar y pasar sus semanas a ${conArticulo(indice === 0 ? 1 : indice - 1, termino)}`.replace(
                        ' a el ',
                        ' al ',
                      ),
                    danger: true,
                    onClick: () => quitar('pasar'),
                  },
                ]
              : []),
            {
              label: semanas.length > 0 ? 'Quitar con sus semanas' : 'Quitar',
              danger: true,
              onClick: () => quitar('quitar'),
            },
          ]}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
