// Package imports writes what folders, CRMs, other programs and the desk bring: properties, projects, articles and the site. All of a
// delivery is one write.
//
// A record with the same content as last time keeps its row and its time of change. A property has one source.
package imports

import (
	"sync"

	"github.com/gevel/gevel/db/handle"
)

// Store writes imports, and reads what they are compared with.
type Store struct {
	*handle.DB
	importing sync.Mutex // two imports that compare with the same rows would undo each other
}
