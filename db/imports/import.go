package imports

import (
	"cmp"
	"context"
	"math"
	"time"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency/records"
	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/locale"
)

// Import writes a batch in one transaction. A record with the same content as last time keeps its row and its time of change.
func (s *Store) Import(ctx context.Context, b Batch) (Report, error) {
	s.importing.Lock() // two imports that compare with the same rows would undo each other
	defer s.importing.Unlock()
	i, err := s.prepare(ctx, b)
	if err != nil {
		return Report{}, err
	}
	if s.Clustered() {
		err = i.send(ctx, s.DB)
	} else {
		err = s.Locked(ctx, func(tx *sqlx.Tx) error { return i.run(ctx, tx) })
	}
	if err != nil {
		return i.report, handle.AsRefusal(err)
	}
	return i.report, s.analyze(ctx, b.OnlyProperties)
}

// prepare makes the statements of an import.
func (s *Store) prepare(ctx context.Context, b Batch) (*importing, error) {
	if b.Properties == nil {
		b.Properties = List{}
	}
	b.Source = cmp.Or(b.Source, records.FolderSource)
	if err := s.CatchUp(ctx, cluster.Leader); err != nil {
		return nil, err
	}
	i := &importing{batch: b, now: time.Now().Unix(), store: s}
	if err := s.before(ctx, i); err != nil {
		return nil, err
	}
	i.touched()
	i.asBefore()
	b = i.batch
	if b.Manager != nil {
		i.addStatements(b.Manager.Statements()...)
	}
	if b.Parts != nil {
		i.addStatements(b.Parts.Statements(time.Unix(i.now, 0))...)
	}
	i.add("UPDATE change_log SET now = ?, import_after = (SELECT coalesce(max(sequence), 0) FROM change)", i.now)
	if !b.OnlyProperties {
		i.reference()
		i.movedAgents()
		i.moved()
	}
	i.givenNumbers()
	i.countries(b.NewCountries)
	i.cities(b.NewCities)
	i.projects(false)
	before := len(i.steps)
	if err := i.properties(); err != nil {
		return nil, err
	}
	i.expectChanges()
	i.sources(before)
	i.atDesk(before)
	i.doubtfulPrices()
	if !b.OnlyProperties {
		i.holdBack()
	}
	i.projects(true) // after their units, which the same import may take away
	for _, a := range b.Articles {
		i.article(a)
	}
	i.pictures()
	i.owners()
	for _, h := range b.Histories {
		i.history(h)
	}
	i.add("UPDATE change_log SET import_after = ?", math.MaxInt64)
	i.log()
	return i, nil
}

// analyze updates the planner's statistics of cities, types and prices. A thousand rows of each index are enough. A delivery changes them
// only when a table has become much larger or smaller since.
func (s *Store) analyze(ctx context.Context, delivery bool) error {
	if delivery {
		return s.Analyze(ctx)
	}
	_, err := s.Write(ctx, handle.AnalysisLimit, handle.Statement{SQL: "ANALYZE"})
	return err
}

// before reads what an import is compared with: the addresses of agents, articles and pages, and the checksums of the stored properties and
// projects; of a delivery the checksums of its properties alone.
func (s *Store) before(ctx context.Context, i *importing) error {
	query, args := "SELECT number, checksum FROM property", []any(nil)
	if i.batch.OnlyProperties {
		numbers, err := i.numbers()
		if err != nil {
			return err
		}
		query, args = query+" WHERE number IN (SELECT value FROM json_each(?))", []any{handle.JSON(numbers)}
	}
	err := s.One(ctx, &i.versionBefore, "SELECT version FROM data_version")
	if err != nil {
		return err
	}
	if !i.batch.OnlyProperties { // a delivery moves no page
		if i.agentsBefore, err = s.addressesOfAgents(ctx); err != nil {
			return err
		}
		if i.articlesBefore, i.addressesBefore, err = s.addresses(ctx); err != nil {
			return err
		}
	}
	if i.propertySums, err = s.sums(ctx, query, args...); err != nil {
		return err
	}
	if i.deskWords, err = s.deskWords(ctx, i); err != nil {
		return err
	}
	i.projectSums, err = s.sums(ctx, "SELECT number, checksum FROM project")
	return err
}

func (s *Store) sums(ctx context.Context, query string, args ...any) (map[int]string, error) {
	sums := map[int]string{}
	return sums, s.Each(ctx, func(row *sqlx.Rows) (bool, error) {
		var number int
		var checksum string
		err := row.Scan(&number, &checksum)
		sums[number] = checksum
		return true, err
	}, query, args...)
}

// seconds gives the start of a checked day as seconds of UTC.
func seconds(d locale.Date) int64 {
	t, _ := time.Parse(time.DateOnly, string(d))
	return t.Unix()
}
