package render

import (
	"container/list"
	"sync"
)

// lru keeps the values that were used last, up to a total weight. It is safe for many goroutines.
type lru[K comparable, V any] struct {
	mutex  sync.Mutex
	most   int
	weight int
	order  *list.List
	items  map[K]*list.Element
}

type entry[K comparable, V any] struct {
	key    K
	value  V
	weight int
}

func newLRU[K comparable, V any](most int) *lru[K, V] {
	return &lru[K, V]{most: most, order: list.New(), items: map[K]*list.Element{}}
}

func (c *lru[K, V]) get(key K) (value V, ok bool) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	e, ok := c.items[key]
	if !ok {
		return value, false
	}
	c.order.MoveToFront(e)
	return e.Value.(*entry[K, V]).value, true
}

// put keeps a value; one that is heavier than everything together is not kept.
func (c *lru[K, V]) put(key K, value V, weight int) {
	c.mutex.Lock()
	defer c.mutex.Unlock()
	if e, ok := c.items[key]; ok {
		c.drop(e)
	}
	if weight > c.most {
		return
	}
	c.items[key] = c.order.PushFront(&entry[K, V]{key, value, weight})
	c.weight += weight
	for c.weight > c.most {
		c.drop(c.order.Back())
	}
}

func (c *lru[K, V]) drop(e *list.Element) {
	old := c.order.Remove(e).(*entry[K, V])
	delete(c.items, old.key)
	c.weight -= old.weight
}
