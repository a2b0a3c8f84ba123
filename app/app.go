package app

import (
	"time"

	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/db"
)

// App is one running site, as the rooms share it. It is made once, at the start; only tests change it afterwards.
type App struct {
	Store  *db.Store
	Key    agency.Key       // signs links and cookies
	Origin string           // of the site, for links in emails; never taken from a request, whose sender can forge it
	Media  string           // the folder of photos and documents; "" where nothing is read from it
	Now    func() time.Time // the clock
	Wake   func()           // tells the email sender that the outbox has new emails
}
