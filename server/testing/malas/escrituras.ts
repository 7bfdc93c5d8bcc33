import type pg from 'pg'
import { detenerCola } from '../colaQuieta.ts'

/** A row that a committed transaction wrote. */
export interface Escritura {
  tabla: string
  op: string
  empresa: number | null
}

/**
 * Written without anything being asked for: that a session is used, tries that are counted, answers kept for a repeated key, pages visited.
 */
const APARTE = ['sesiones', 'intentos']

/**
 * Notes every row that is written in this database, by triggers: what a transaction takes back is not noted, so that what stands here did change.
 */
export async function anotarEscrituras(owner: pg.Client): Promise<() => Promise<Escritura[]>> {
  await owner.query(`
    create schema malas;
    create table malas.escrituras (id bigserial primary key, tabla text not null, op text not null, empresa bigint);
    create function malas.anotar() returns trigger language plpgsql security definer as $$
    declare fila jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
    begin
      insert into malas.escrituras (tabla, op, empresa) values (tg_table_name, tg_op, (fila ->> 'empresa_id')::bigint);
      return null;
    end $$;
    do $$
    declare t record;
    begin
      for t in select c.oid::regclass::text as tabla, n.nspname = 'pgboss' as cola from pg_class c join pg_namespace n on n.oid = c.relnamespace
               where c.relkind in ('r', 'p') and not c.relispartition and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
      loop
        execute format('create trigger zz_malas after insert %s on %s for each row execute function malas.anotar()',
          case when t.cola then '' else 'or update or delete' end, t.tabla);
      end loop;
    end $$`)
  // Work done later would be taken for that of the next call.
  await detenerCola(owner)
  let seen = 0
  /** What was written since it was asked last. */
  return async () => {
    const { rows } = await owner.query({
      name: 'escrituras',
      text: 'select id, tabla, op, empresa from malas.escrituras where id > $1 order by id',
      values: [seen],
    })
    seen = Number(rows.at(-1)?.id ?? seen)
    return rows
      .filter(r => !APARTE.includes(r.tabla))
      .map(r => ({ tabla: r.tabla, op: r.op, empresa: r.empresa === null ? null : Number(r.empresa) }))
  }
}
