package handle

import (
	"context"
	"database/sql/driver"
	"errors"
	"io"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/limits"
)

// ErrBusy says that no reading connection came free in time, while the caller's context was still alive.
var ErrBusy = errors.New("no reading connection came free in " + limits.ReaderTime.String())

// reader takes one of the reading connections, which the caller closes. While holding it, never take a second one or wait for a lock:
// that could deadlock.
func (d *DB) reader(ctx context.Context) (*sqlx.Conn, error) {
	waiting, cancel := context.WithTimeout(ctx, limits.ReaderTime)
	defer cancel()
	conn, err := d.read.Connx(waiting)
	if err != nil && waiting.Err() != nil && ctx.Err() == nil {
		return nil, ErrBusy
	}
	return conn, err
}

// List reads rows into a slice.
func (d *DB) List(ctx context.Context, into any, query string, args ...any) error {
	d.statements.Add(1)
	conn, err := d.reader(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	return conn.SelectContext(ctx, into, query, args...)
}

// One reads a single row; the error is sql.ErrNoRows when there is none.
func (d *DB) One(ctx context.Context, into any, query string, args ...any) error {
	d.statements.Add(1)
	conn, err := d.reader(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	return conn.GetContext(ctx, into, query, args...)
}

// Snapshot is a transaction whose reads see the store at one moment.
type Snapshot struct {
	*sqlx.Tx
	conn *sqlx.Conn
}

// Raw calls row with the values of each row of a statement, straight from the driver: for many rows that costs a third.
func (r Snapshot) Raw(ctx context.Context, query string, row func(values []driver.Value)) error {
	return r.conn.Raw(func(conn any) error {
		rows, err := conn.(driver.QueryerContext).QueryContext(ctx, query, nil)
		if err != nil {
			return err
		}
		defer rows.Close()
		values := make([]driver.Value, len(rows.Columns()))
		for {
			switch err := rows.Next(values); {
			case err == io.EOF:
				return nil
			case err != nil:
				return err
			}
			row(values)
		}
	})
}

// Snapshot runs several reads that see the store at one moment. They all use the transaction and no other method of the store. The
// statements end with the context, the transaction does not: database/sql closes the connection of a transaction as soon as its context
// ends, even while raw uses it, and that panics.
func (d *DB) Snapshot(ctx context.Context, reads func(tx Snapshot) error) error {
	conn, err := d.reader(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	tx, err := conn.BeginTxx(context.WithoutCancel(ctx), nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	return reads(Snapshot{tx, conn})
}

// Each calls row for every row of a statement, until it says to stop. The connection is held meanwhile, so row must not use the store.
func (d *DB) Each(ctx context.Context, row func(*sqlx.Rows) (goesOn bool, err error), query string, args ...any) error {
	d.statements.Add(1)
	conn, err := d.reader(ctx)
	if err != nil {
		return err
	}
	defer conn.Close()
	rows, err := conn.QueryxContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		if goesOn, err := row(rows); err != nil || !goesOn {
			return err
		}
	}
	return rows.Err()
}

// Ping checks that the store can be read, on a connection of its own, so that it never waits for a visitor's read, and that it is still the
// one that was opened.
func (d *DB) Ping(ctx context.Context) error {
	if err := d.asOpened(); err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(ctx, limits.PingTime)
	defer cancel()
	var version int64
	return d.ping.GetContext(ctx, &version, "SELECT version FROM data_version")
}
