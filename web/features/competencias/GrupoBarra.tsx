import type { GrupoDeCompetencias } from '@malla/contracts/competencias.ts'
import { cuantos } from '@malla/domain/texto/numero.ts'
import { Group } from '@mantine/core'
import { useMovida } from '../../app/useMovida.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { MenuButton } from '../../ui/MenuButton.tsx'
import { useOrden } from '../../ui/ordenPedido.ts'
import classes from './CompetenciasTab.module.css'
import { eliminarGrupo } from './eliminar.ts'
import type { Abierto } from './Formularios.tsx'
import type { Permisos } from './usePermisos.ts'

interface Props {
  planId: number
  /** Null: those without a group. */
  grupo: GrupoDeCompetencias | null
  grupos: readonly GrupoDeCompetencias[]
  permisos: Permisos
  cuantas: number
  onAbrir: (que: Abierto) => void
  onNueva: () => void
  onElegir: (id: string) => void
}

/** Over the tree of a group: how many there are, and what can be done with the group. */
export function GrupoBarra({ grupo, grupos, permisos, cuantas, onAbrir, onNueva, onElegir }: Props) {
  const poner = useMovida('gruposcompetencias.update', ['gruposcompetencias', 'competencias'])
  const { orden, mover } = useOrden(
    grupos.map(g => g.id),
    (id, posicion) => poner({ id, posicion }),
  )
  const lugar = grupo ? orden.indexOf(grupo.id) : -1
  const a = (posicion: number) => () => grupo && mover(grupo.id, posicion)
  const eliminar = async () => {
    if (!grupo || !(await eliminarGrupo(grupo))) return
    const otro = grupos.find(g => g.id !== grupo.id)
    if (otro) onElegir(String(otro.id))
  }
  return (
    <div className={classes.barra}>
      <span className={classes.cuantas}>
        {cuantos(cuantas, 'competencia o parte', 'competencias y partes')}
        {permisos.editar && ` · Solo lectura. ${permisos.editar}`}
      </span>
      <Group gap={8} className="no-print">
        {grupo && (
          <MenuButton
            label="Este grupo"
            actions={[
              {
                label: 'Cambiar el nombre',
                onClick: () => onAbrir({ que: 'grupo', grupo }),
                whyNot: permisos.editar,
              },
              {
                label: 'Mover a la izquierda',
                onClick: a(lugar - 1),
                whyNot: permisos.editar ?? (lugar === 0 ? 'Ya es el primero.' : null),
              },
              {
                label: 'Mover a la derecha',
                onClick: a(lugar + 1),
                whyNot: permisos.editar ?? (lugar === grupos.length - 1 ? 'Ya es el último.' : null),
              },
              { label: 'Eliminar', danger: true, onClick: () => void eliminar(), whyNot: permisos.eliminar },
            ]}
          />
        )}
        <ActionButton
          variant="default"
          whyNot={permisos.crear}
          onClick={() => onAbrir({ que: 'grupo', grupo: null })}
        >
          Nuevo grupo
        </ActionButton>
        <ActionButton
          variant="default"
          whyNot={permisos.crear}
          onClick={() => onAbrir({ que: 'traer', grupo: grupo?.id ?? 0 })}
        >
          Pegar o importar
        </ActionButton>
        <ActionButton whyNot={permisos.crear} onClick={onNueva}>
          Nueva competencia
        </ActionButton>
      </Group>
    </div>
  )
}
