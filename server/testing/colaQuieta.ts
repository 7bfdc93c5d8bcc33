import type pg from 'pg'

/**
 * What is put into the queue of this database stays there from now on. For tests that ask for much and look at none of it: the work would be
 * done meanwhile, on the cores that ask.
 */
export const detenerCola = (owner: pg.Client): Promise<unknown> =>
  owner.query(`
    create function nadie_trabaja() returns trigger language plpgsql as $$
    begin
      return case when new.state = 'active' then null else new end;
    end $$;
    create trigger zz_nadie_trabaja before update on pgboss.job for each row execute function nadie_trabaja()`)
