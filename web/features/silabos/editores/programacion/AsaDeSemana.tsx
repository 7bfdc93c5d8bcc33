import type { Semana } from '@malla/domain/silabos/contenido.ts'
import { moverSemana, partirUnidad } from '@malla/domain/silabos/semanas.ts'
import { Menu } from '@mantine/core'
import { ActionItems } from '../../../../ui/ActionItems.tsx'
import { newKey } from '../../../../ui/newKey.ts'
import { tecla } from '../../../../ui/tecla.ts'
import { tomarFoco } from '../../../../ui/tomarFoco.ts'
import classes from './Asas.module.css'
import type { Acciones } from './acciones.ts'
import { DE_CELDAS, type Lugar, ordenDe } from './lugares.ts'

export interface OtraUnidad {
  id: string
  /** «a la unidad 2», «al módulo 2». */
  nombre: string
  /** Its weeks. */
  semanas: number
  isPropia: boolean
  /** «otra unidad», «otro módulo». */
  otra: string
  /** «unidad», «módulo». */
  singular: string
}

/** The number of a week: dragged it moves the week, touched it offers what can be done with it. */
export function AsaDeSemana({
  semana,
  acciones,
  unidades,
  isPrimera,
  isUltima,
  falta,
}: {
  semana: Semana
  acciones: Acciones
  unidades: readonly OtraUnidad[]
  /** Of its unit; the last one is of all. */
  isPrimera: boolean
  isUltima: boolean
  falta: string | null
}) {
  const lugar: Lugar = { id: semana.id, campo: 'contenidos' }
  const propia = unidades.find(u => u.isPropia)
  const mover = [
    {
      label: 'Subir',
      onClick: () => acciones.ordenar('subir', lugar),
      whyNot: semana.numero === 1 && unidades[0]?.isPropia ? 'Es la primera.' : null,
    },
    {
      label: 'Bajar',
      onClick: () => acciones.ordenar('bajar', lugar),
      whyNot: isUltima && unidades.at(-1)?.isPropia ? 'Es la última.' : null,
    },
    ...unidades
      .filter(u => !u.isPropia)
      .map(u => ({
        label: `Pasar ${u.nombre}`,
        onClick: () =>
          acciones.hacer(
            'mover la semana',
            us => moverSemana(us, semana.id, { unidad_id: u.id, posicion: u.semanas }),
            {
              foco: lugar,
              dicho: `La semana ${semana.numero} pasó ${u.nombre}.`,
            },
          ),
      })),
  ]
  const partir = [
    { label: 'Añadir una semana debajo', onClick: () => acciones.ordenar('nueva', lugar) },
    { label: 'Dividir la semana', onClick: () => acciones.ordenar('partir', lugar) },
    {
      label: 'Unir con la siguiente',
      onClick: () => acciones.ordenar('unir', lugar),
      whyNot: isUltima ? 'Es la última.' : null,
    },
    {
      label: `Empezar aquí ${propia?.otra ?? ''}`,
      onClick: () =>
        acciones.hacer(
          `empezar ${propia?.otra} en la semana ${semana.numero}`,
          us => partirUnidad(us, semana.id, newKey()),
          {
            foco: lugar,
            dicho: `En la semana ${semana.numero} empieza ${propia?.otra}.`,
          },
        ),
      whyNot: isPrimera ? `Es la primera de su ${propia?.singular}.` : null,
    },
  ]
  return (
    <Menu position="bottom-start" width={260}>
      <Menu.Target>
        <button
          type="button"
          className={classes.asa}
          data-asa="semana"
          data-id={semana.id}
          aria-label={`Semana ${semana.numero}`}
          aria-description={`${falta ? `${falta}. ` : ''}Para moverla, arrástrela o pulse ${tecla('Alt')} con las flechas arriba y abajo.`}
          onClick={tomarFoco}
          onKeyDown={event => {
            const orden = ordenDe(event, 'leer')
            if (!orden || orden === 'entrar' || DE_CELDAS.has(orden)) return
            if (acciones.ordenar(orden, lugar)) event.preventDefault()
          }}
        >
          {semana.numero}
          {falta && <span className={classes.marca} title={falta} aria-hidden />}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItems actions={[...partir, ...mover]} />
        <Menu.Divider />
        <ActionItems
          actions={[
            { label: 'Quitar la semana', danger: true, onClick: () => acciones.ordenar('quitar', lugar) },
          ]}
        />
      </Menu.Dropdown>
    </Menu>
  )
}
