import type { Id, Requisito } from '@malla/domain/asignaturas/asignatura.ts'
import { explicacionDeGramatica, format, parse } from '@malla/domain/asignaturas/gramatica.ts'
import { type CursoEscrito, lexicoDe } from '@malla/domain/asignaturas/lexico.ts'
import { Combobox, Spoiler, TextInput } from '@mantine/core'
import { useMemo, useRef, useState } from 'react'
import type { Field } from '../../ui/form/useForm.ts'
import { OpcionesDeCursos } from './OpcionesDeCursos.tsx'
import { Significado } from './Significado.tsx'
import { useSugerencias } from './useSugerencias.ts'

/** The requisites of a course as a field of a form: written in the grammar, with help, and under it what they mean in words. */
export function RequisitosField({
  field,
  cursos,
  propio,
}: {
  field: Field<Requisito | null>
  cursos: readonly CursoEscrito[]
  propio: Id | null
}) {
  const campo = useRef<HTMLInputElement>(null)
  const lexico = useMemo(() => lexicoDe(cursos), [cursos])
  const escrito = format(field.value, lexico)
  const [tecleado, setTecleado] = useState(escrito)
  // What is typed stays as typed while it means what the form has; another value from outside (a merge, a discard) takes its place.
  const isSuyo = format(parse(tecleado, lexico).requisitos, lexico) === escrito
  const texto = isSuyo ? tecleado : escrito
  const setTexto = (nuevo: string) => {
    setTecleado(nuevo)
    field.onChange(parse(nuevo, lexico).requisitos)
  }
  const { combobox, hallados, elegir, ...mano } = useSugerencias({
    campo,
    texto,
    setTexto,
    cursos,
    propio,
    lexico,
  })
  return (
    <div>
      <Combobox store={combobox} onOptionSubmit={elegir}>
        <Combobox.Target>
          <TextInput
            ref={campo}
            id={field.id}
            name={field.name}
            label="Requisitos"
            placeholder="MAT101; FIS101*"
            autoComplete="off"
            error={field.error}
            value={texto}
            {...mano}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <Combobox.Dropdown hidden={hallados.length === 0}>
          <OpcionesDeCursos cursos={hallados} />
        </Combobox.Dropdown>
      </Combobox>
      <Significado
        texto={texto}
        lexico={lexico}
        nombreDe={id => cursos.find(c => c.id === id)?.nombre ?? null}
      />
      <Spoiler
        mt={4}
        maxHeight={0}
        showLabel="Cómo se escriben los requisitos"
        hideLabel="Ocultar la explicación"
        styles={{ control: { fontSize: 12 }, content: { fontSize: 12, color: 'var(--ink-2)' } }}
      >
        {explicacionDeGramatica}
      </Spoiler>
    </div>
  )
}
