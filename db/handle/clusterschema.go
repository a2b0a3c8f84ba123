package handle

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/gevel/gevel/cluster"
	"github.com/gevel/gevel/db/sqlite"
	"github.com/gevel/gevel/limits"
)

// makeSchema makes the schema in an empty cluster, and refuses one of another form. Several nodes may do it at once.
func makeSchema(ctx context.Context, node *cluster.Node) error {
	return trying(ctx, func() error {
		if err := checkNode(ctx, node); err != nil {
			return err
		}
		form, err := integerOf(ctx, node, cluster.Leader, "SELECT user_version FROM pragma_user_version")
		switch {
		case err != nil:
			return err
		case form > int64(sqlite.Form()):
			return final{sqlite.Newer(int(form), sqlite.Form())}
		case form == int64(sqlite.Form()):
			return nil
		case form > 0:
			return final{fmt.Errorf("it has the schema of an earlier version of Gevel (form %d; this one needs %d): see docs/cluster.md",
				form, sqlite.Form())}
		}
		tables, err := integerOf(ctx, node, cluster.Leader, "SELECT count(*) FROM sqlite_schema")
		if err == nil && tables > 0 {
			return final{errors.New("it holds something else than a site")}
		}
		if err == nil {
			_, _, err = node.Write(ctx, []cluster.Statement{{SQL: sqlite.NewSchema()}}, limits.ClusterAnswerTime)
		}
		return err
	})
}

// checkNode refuses a node that does not enforce foreign keys, and one whose SQLite can damage its file: versions before 3.51.3 lose part
// of the log when it begins anew at the wrong moment.
func checkNode(ctx context.Context, node *cluster.Node) error {
	on, err := integerOf(ctx, node, cluster.Here, "SELECT foreign_keys FROM pragma_foreign_keys")
	if err == nil && on != 1 {
		return final{errors.New("rqlited must be started with -fk")}
	}
	if err != nil {
		return err
	}
	rows, err := node.Read(ctx, cluster.Here, "SELECT sqlite_version()")
	if err != nil {
		return err
	}
	if version := fmt.Sprint(rows[0]...); olderSQLite(version) {
		return final{fmt.Errorf("its SQLite %s can damage its file: use rqlite 10.3.1 or later", version)}
	}
	return nil
}

// olderSQLite reports whether a version of SQLite is before 3.51.3.
func olderSQLite(version string) bool {
	var major, minor, patch int
	fmt.Sscanf(version, "%d.%d.%d", &major, &minor, &patch) // zeros for what is no version
	return slices.Compare([]int{major, minor, patch}, []int{3, 51, 3}) < 0
}
