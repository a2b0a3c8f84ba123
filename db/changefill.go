package db

import (
	"context"

	"github.com/jmoiron/sqlx"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db/changelog"
	"github.com/gevel/gevel/db/handle"
)

// fillProperties reads the published properties of changes.
func fillProperties(ctx context.Context, tx *sqlx.Tx, f changelog.Follow, c *agency.Catalog, changes []changelog.Change) error {
	at, numbers := changesOf(changelog.PropertyChange, changes)
	if len(numbers) == 0 {
		return nil
	}
	var list []*agency.Property
	query, args := propertiesQuery(f.Language, c, f.Selection, "WHERE l.number IN (SELECT value FROM json_each(?))", handle.JSON(numbers))
	if err := tx.SelectContext(ctx, &list, query, args...); err != nil {
		return err
	}
	for _, p := range inLanguage(list, f.Language, c) {
		at[p.Number].Property = p
	}
	return nil
}

// fillProjects reads the published projects of changes.
func fillProjects(ctx context.Context, tx *sqlx.Tx, f changelog.Follow, c *agency.Catalog, changes []changelog.Change) error {
	at, numbers := changesOf(changelog.ProjectChange, changes)
	if len(numbers) == 0 {
		return nil
	}
	var list []*agency.Project
	query, args := projectsQuery(f.Language, c, projectsNumbered, handle.JSON(numbers))
	if err := tx.SelectContext(ctx, &list, query, args...); err != nil {
		return err
	}
	for _, p := range projectsIn(list, f.Language, c) {
		at[p.Number].Project = p
	}
	return nil
}

// changesOf gives the changes of one kind by number, and these numbers.
func changesOf(kind changelog.Kind, changes []changelog.Change) (at map[int]*changelog.Change, numbers []int) {
	at = map[int]*changelog.Change{}
	for i := range changes {
		if k := &changes[i]; k.Kind == kind {
			at[k.Number] = k
			numbers = append(numbers, k.Number)
		}
	}
	return at, numbers
}
