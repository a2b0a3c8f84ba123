package principal

import "sync"

// lookup is who has a token, read once per request.
type lookup[Who any] struct {
	mutex sync.Mutex
	known bool
	who   *Who
}

// of returns who has a token; nil without one.
func (l *lookup[Who]) of(token string, read func(token string) (*Who, error)) (*Who, error) {
	if token == "" {
		return nil, nil
	}
	l.mutex.Lock()
	defer l.mutex.Unlock()
	if l.known {
		return l.who, nil
	}
	who, err := read(token)
	if err == nil {
		l.known, l.who = true, who
	}
	return who, err
}

// set says who sends the rest of the request.
func (l *lookup[Who]) set(who *Who) {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	l.known, l.who = true, who
}

// found returns who was found so far; nil for nobody.
func (l *lookup[Who]) found() *Who {
	l.mutex.Lock()
	defer l.mutex.Unlock()
	return l.who
}
