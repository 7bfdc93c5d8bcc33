import { isClavePropia } from '@malla/domain/silabos/contenido.ts'
import { type ClaveDeSeccion, isSeccionEscrita } from '@malla/domain/silabos/estructura.ts'
import { Checkbox, Switch } from '@mantine/core'
import { useState } from 'react'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import type { Form } from '../../../ui/form/useForm.ts'
import { newKey } from '../../../ui/newKey.ts'
import { OrderedList } from '../../../ui/OrderedList.tsx'
import classes from './Config.module.css'
import { SeccionForm } from './SeccionForm.tsx'
import { conSeccion, ordenadas, seccionDe, type ValoresDeEstructura } from './valores.ts'

const DE_DONDE: Readonly<Record<string, string>> = {
  datos: 'Viene del plan de estudios',
  sumilla: 'Viene de la carta descriptiva',
}

/** The sections in their order: on or off, required, named, with a text of the institution; and those of the institution's own. */
export function Secciones({ form, cerrado }: { form: Form<ValoresDeEstructura>; cerrado: string | null }) {
  const { values } = form
  const [editada, setEditada] = useState<ClaveDeSeccion | 'nueva' | null>(null)
  const claves = ordenadas(values)
  const set = (clave: ClaveDeSeccion, cambio: Parameters<typeof conSeccion>[2]) =>
    form.set(conSeccion(values, clave, cambio))
  const mover = (clave: ClaveDeSeccion, a: number) =>
    form.set({ orden: claves.filter(c => c !== clave).toSpliced(a, 0, clave) })
  const quitar = (clave: ClaveDeSeccion) => {
    const { [clave]: _suya, ...propias } = values.propias
    form.set({ propias, orden: claves.filter(c => c !== clave) })
  }

  return (
    <div>
      <OrderedList
        label="Secciones del sílabo"
        items={claves.map(clave => {
          const s = seccionDe(values, clave)!
          return {
            id: clave,
            name: s.nombre,
            title: (
              <span className={classes.seccion} data-off={!s.activa || undefined}>
                {s.nombre}
              </span>
            ),
            body: (
              <div className={classes.controles}>
                <Switch
                  size="sm"
                  label="Activa"
                  aria-label={`${s.nombre}: activa`}
                  checked={s.activa}
                  disabled={cerrado !== null}
                  onChange={e =>
                    set(clave, {
                      activa: e.currentTarget.checked,
                      requerida: e.currentTarget.checked && s.requerida,
                    })
                  }
                />
                <Checkbox
                  size="sm"
                  label="Requerida"
                  aria-label={`${s.nombre}: requerida`}
                  checked={s.requerida}
                  disabled={cerrado !== null || !s.activa}
                  onChange={e => set(clave, { requerida: e.currentTarget.checked })}
                />
                <span className={classes.nota}>
                  {DE_DONDE[clave] ??
                    (s.textoFijo
                      ? 'Lleva un texto de la institución'
                      : isClavePropia(clave)
                        ? 'Sección propia'
                        : '')}
                </span>
              </div>
            ),
            actions: [
              {
                label: isSeccionEscrita(clave) ? 'Nombre y texto institucional…' : 'Cambiar el nombre…',
                onClick: () => setEditada(clave),
                whyNot: cerrado,
              },
              ...(isClavePropia(clave)
                ? [{ label: 'Quitar', danger: true, onClick: () => quitar(clave), whyNot: cerrado }]
                : []),
            ],
          }
        })}
        onMove={(id, a) => mover(id as ClaveDeSeccion, a)}
        whyNotMove={cerrado}
      />
      {form.errors.orden && <p className={classes.error}>{form.errors.orden[0]}</p>}
      <ActionButton
        variant="default"
        size="compact-sm"
        mt={12}
        whyNot={cerrado}
        onClick={() => setEditada('nueva')}
      >
        Añadir una sección propia
      </ActionButton>
      {editada && (
        <SeccionForm
          seccion={editada === 'nueva' ? null : seccionDe(values, editada)!}
          conTexto={editada === 'nueva' || isSeccionEscrita(editada)}
          onSave={cambio => {
            if (editada !== 'nueva') return set(editada, cambio)
            const clave: ClaveDeSeccion = `propia:${newKey()}`
            form.set({
              ...conSeccion(values, clave, { ...cambio, activa: true }),
              orden: [...claves, clave],
            })
          }}
          onClose={() => setEditada(null)}
        />
      )}
    </div>
  )
}
