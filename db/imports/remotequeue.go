package imports

import (
	"context"
	"fmt"
	"math"
	"time"

	"github.com/gevel/gevel/db/handle"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// DueRemote is a remote file that is to be fetched, and how often that failed.
type DueRemote struct {
	Name    string                  `db:"name"`
	Address string                  `db:"address"`
	Host    string                  `db:"host"`
	Hosts   locale.Stored[[]string] `db:"hosts"`
	Tries   int                     `db:"tries"`
}

// DueRemotes lists remote files that are due and that a record shows, as many as most; the first pictures of all records come first. Files
// of the hosts in not are left out.
func (s *Store) DueRemotes(ctx context.Context, now time.Time, most int, not []string) (list []DueRemote, err error) {
	return list, s.List(ctx, &list, `SELECT name, address, host, coalesce(hosts, '[]') AS hosts, tries FROM remote_file
		WHERE due_at <= ? AND host NOT IN (SELECT value FROM json_each(?)) AND EXISTS (SELECT 1 FROM remote_use WHERE remote = name)
		ORDER BY place, due_at LIMIT ?`, now.Unix(), handle.JSON(not), most)
}

// RemoteResult is how fetching a remote file went: its file in the media folder, or a problem and when it is tried again. Without a time it
// is given up.
type RemoteResult struct {
	Name    string
	File    Media
	Problem string
	Again   time.Time
}

// RemotesFetched notes how fetching went, all at once. What was fetched is shown from now on by every property and project that names it,
// and these count as changed.
func (s *Store) RemotesFetched(ctx context.Context, results []RemoteResult, now time.Time) error {
	list := []handle.Statement{{SQL: "UPDATE change_log SET now = ?, import_after = (SELECT coalesce(max(sequence), 0) FROM change)",
		Args: []any{now.Unix()}}}
	var names []string
	for _, r := range results {
		list = append(list, r.statement())
		if r.Problem == "" {
			names = append(names, r.Name)
		}
	}
	if len(names) > 0 {
		list = append(list, shown(names, now)...)
	}
	_, err := s.Write(ctx, append(list, handle.Statement{SQL: "UPDATE change_log SET import_after = ?", Args: []any{math.MaxInt64}})...)
	return err
}

func (r RemoteResult) statement() handle.Statement {
	if r.Problem == "" {
		return handle.Statement{SQL: `UPDATE remote_file SET file = ?, size = ?, width = ?, height = ?, problem = NULL, due_at = NULL
			WHERE name = ? AND file IS NULL`, Args: []any{r.File.File, r.File.Size, r.File.Width, r.File.Height, r.Name}}
	}
	var again any
	if !r.Again.IsZero() {
		again = r.Again.Unix()
	}
	return handle.Statement{SQL: "UPDATE remote_file SET tries = tries + 1, problem = ?, due_at = ? WHERE name = ? AND file IS NULL",
		Args: []any{r.Problem, again, r.Name}}
}

// shown shows fetched files, and dates the records that show them.
func shown(names []string, now time.Time) (list []handle.Statement) {
	for _, record := range []string{"property", "project"} {
		list = append(list, handle.Statement{SQL: "UPDATE " + record + ` SET updated_at = ? WHERE number IN (SELECT ` +
			record + ` FROM remote_use
			WHERE remote IN (SELECT value FROM json_each(?)))`, Args: []any{now.Unix(), handle.JSON(names)}})
	}
	return append(list, showRemotes("u.remote IN (SELECT value FROM json_each(?))", handle.JSON(names))...)
}

// RemoteCount counts remote files: those fetched, those that wait to be fetched, and those given up.
type RemoteCount struct {
	Fetched int `db:"fetched"`
	Waiting int `db:"waiting"`
	GivenUp int `db:"given_up"`
}

// CountRemotes counts the remote files that properties and projects show.
func (s *Store) CountRemotes(ctx context.Context) (c RemoteCount, err error) {
	return c, s.One(ctx, &c, countRemotes)
}

const countRemotes = `SELECT count(file) AS fetched, count(due_at) AS waiting,
	count(*) FILTER (WHERE file IS NULL AND due_at IS NULL) AS given_up FROM remote_file
	WHERE EXISTS (SELECT 1 FROM remote_use WHERE remote = name)`

// RemoteProblem is a remote file that could not be fetched, where it is missing. Again is when it is tried next; nil when it is given up.
type RemoteProblem struct {
	Property *int   `db:"property"`
	Project  *int   `db:"project"`
	Kind     string `db:"kind"`
	Position int    `db:"position"`
	Name     string `db:"name"`
	Problem  string `db:"problem"`
	Again    *int64 `db:"due_at"`
}

// Record names the property or project.
func (p RemoteProblem) Record() string {
	if p.Project != nil {
		return fmt.Sprint("project ", *p.Project)
	}
	return fmt.Sprint("property ", *p.Property)
}

// RemoteProblems lists what could not be fetched, by property and project.
func (s *Store) RemoteProblems(ctx context.Context) (list []RemoteProblem, err error) {
	return list, s.List(ctx, &list, remoteProblems)
}

var remoteProblems = fmt.Sprintf(`SELECT u.property, u.project, u.kind, u.position, f.name, f.problem, f.due_at
	FROM remote_file f JOIN remote_use u ON u.remote = f.name WHERE f.problem IS NOT NULL AND f.file IS NULL
	ORDER BY u.project, u.property, u.kind DESC, u.position LIMIT %d`, limits.RemoteProblems)

// DropUnusedRemotes forgets the remote files that no property or project shows any more. Their copies in the media folder stay.
func (s *Store) DropUnusedRemotes(ctx context.Context) error {
	_, err := s.Write(ctx, handle.Statement{SQL: "DELETE FROM remote_file WHERE NOT EXISTS (SELECT 1 FROM remote_use WHERE remote = name)"})
	return err
}
